type Added<Answer> = { ok: true; data: Answer } | { ok: false };

/**
 * Result of adding photos: the API's last successful response, null if there was none, and the photos that
 * could not be added.
 */
export interface AddedPictures<Answer> {
  answer: Answer | null;
  failed: readonly File[];
}

/** Adds the photos of a form one by one. A photo that fails does not stop the others. */
export async function addPictures<Answer>(
  formData: FormData,
  add: (body: FormData) => Promise<Added<Answer>>,
): Promise<AddedPictures<Answer>> {
  let answer: Answer | null = null;
  const failed: File[] = [];
  for (const image of formData.getAll("image")) {
    if (typeof image === "string") continue;
    const body = new FormData();
    body.append("image", image, image.name);
    const added = await add(body).catch((): Added<Answer> => ({ ok: false }));
    if (added.ok) answer = added.data;
    else failed.push(image);
  }
  return { answer, failed };
}
