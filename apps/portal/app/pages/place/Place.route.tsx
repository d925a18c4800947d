import { useLingui } from "@lingui/react/macro";
import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { useForm } from "@sayara/frontend/form/useForm";
import { useSubmission } from "@sayara/frontend/form/submission/useSubmission";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { usePictureUpload } from "@sayara/frontend/PictureUpload/usePictureUpload";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useSite } from "@sayara/frontend/request/Site";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { data } from "react-router";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Place.route.ts";
import type { PlaceDone, PlaceIntent } from "./Place.action.ts";
import { load } from "./Place.load.ts";
import { Place } from "./Place.tsx";
import { placeValuesOf, type PlaceValues } from "./PlaceValues.ts";
import { type EditedPlace, usePlaceEdit } from "./usePlaceEdit.ts";

/** Size of the uploaded image, in pixels. */
const PICTURE_SIZE = { width: 1200, height: 800 };

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "place/Place");
  const page = await load(await context.get(apiContext)(), {
    id: params.id,
    language: context.get(languageContext),
    signal: request.signal,
  });
  if (page === null) throw data(null, { status: 404 });
  return page;
}

export const clientAction = pageAction(async () => (await import("./Place.action.ts")).placeAction);
export const clientMiddleware = messagesOf("place");

export default function PlaceRoute({ loaderData, params }: Route.ComponentProps) {
  // The key resets the form for a place that was just created.
  return <PlacePage key={params.id} {...loaderData} />;
}

function PlacePage(page: Route.ComponentProps["loaderData"]) {
  const { edited, fills, advance } = usePlaceEdit(page.place);
  return <EditedPlacePage key={fills} {...page} edited={edited} onSaved={advance} />;
}

interface EditedPlacePageProps {
  edited: EditedPlace;
  onSaved: (saved: PlaceRecord) => void;
}

function EditedPlacePage({
  place,
  parents,
  countries,
  edited,
  onSaved,
}: Route.ComponentProps["loaderData"] & EditedPlacePageProps) {
  const { t } = useLingui();
  const toastText = useToastMessages();
  const done: Record<PlaceDone["what"], string> = {
    saved: t`The place is saved. Searches find it at once; pages follow within a minute.`,
    picture: t`The picture is saved.`,
    pictureDeleted: t`The picture is deleted.`,
  };
  const options = {
    onProblem: (problem: Parameters<typeof toastText>[0]) => showToast(toastText(problem), "error"),
    onDone: (result: PlaceDone) => {
      if (result.what === "saved") onSaved(result.place);
      showToast(done[result.what], "success");
    },
  };
  const { reset, ...form } = useForm<PlaceValues, PlaceDone>({
    start: placeValuesOf(edited.shown),
    loadCheck: async () => (await import("./PlaceValues.ts")).checkPlace,
    ...options,
  });
  const deletion = useSubmission<PlaceDone>({ onProblem: options.onProblem });
  const upload = usePictureUpload<PlaceDone>({
    target: PICTURE_SIZE,
    hasMargins: false,
    intent: "picture" satisfies PlaceIntent,
    deleteIntent: "deletePicture" satisfies PlaceIntent,
    ...options,
  });
  return (
    <>
      <PageTitle title={place?.names.fr ?? t`New place`} />
      <Place
        place={place}
        parents={parents}
        countries={countries}
        form={form}
        edited={{
          ...edited,
          keepTyped() {
            reset();
            edited.keepTyped();
          },
        }}
        isDeleting={deletion.isSending}
        onDelete={(version) => deletion.send({ intent: "delete" satisfies PlaceIntent, version })}
        upload={upload}
        apiUrl={useSite().apiUrl}
      />
    </>
  );
}
