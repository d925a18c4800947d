// @vitest-environment jsdom
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { someTeam } from "./someTeam.ts";
import { TeamView } from "./TeamView.tsx";
import type { TeamViewProps } from "./TeamViewProps.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function show(changes: Partial<TeamViewProps> = {}) {
  const onAct = vi.fn();
  render(
    <RoutedProviders>
      <TeamView
        {...someTeam}
        planLimit={null}
        mayEdit
        sending={[]}
        problem={null}
        onAct={onAct}
        {...changes}
      />
    </RoutedProviders>,
  );
  return onAct;
}

test("an owner invites people, changes roles, revokes invitations and ends sessions", async () => {
  const onAct = show();
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "hedi@example.tn");
  await userEvent.click(screen.getByRole("button", { name: "Invite" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Role of Rim Ayari" }), "manager");
  await userEvent.click(screen.getByRole("button", { name: "Revoke the invitation to hedi@example.tn" }));
  await userEvent.click(screen.getByRole("button", { name: "End sessions of Rim Ayari" }));
  expect(onAct.mock.calls.map(([intent]) => intent)).toEqual([
    { intent: "invite", email: "hedi@example.tn", role: "desk" },
    { intent: "changeRole", id: "p2", role: "manager" },
    { intent: "revoke", id: "i1" },
    { intent: "endSessions", id: "p2" },
  ]);
});

test("removing a person asks for confirmation and states the consequences", async () => {
  const onAct = show();
  await userEvent.click(screen.getByRole("button", { name: "Remove Rim Ayari" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Rim Ayari?" });
  expect(dialog.textContent).toContain("The sessions end at once");
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(onAct).toHaveBeenCalledWith({ intent: "remove", id: "p2" });
});

test("an accountant sees the people and changes nothing", () => {
  show({ mayEdit: false });
  expect(screen.getByText("Rim Ayari")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Remove|Invite|Revoke/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^End sessions/ })).toBeNull();
});
