import { defaultLanguage, Language, languages } from "@sayara/domain/language/Language";
import { type Command, Option } from "commander";
import * as v from "valibot";
import { createAgency } from "./createAgency.ts";
import type { Operator } from "./terminal/Operator.ts";
import { createAdmin, createStaff } from "./users/createStaff.ts";
import { withInstallation } from "./withInstallation.ts";

const language = new Option("--language <code>", "language of the mails")
  .choices(languages)
  .default(defaultLanguage);
const passwordOnInput = "read the password from the standard input instead of mailing a link that sets it";

/** Adds the commands that create administrators, agencies and their staff. */
export function addStaffCommands(program: Command, operator: Operator): void {
  const { print } = operator;
  program
    .command("admin")
    .description("administrators")
    .command("create")
    .description("create an administrator")
    .requiredOption("--email <address>")
    .requiredOption("--name <full name>")
    .option("--password-stdin", passwordOnInput)
    .addOption(language)
    .action(async (options: { email: string; name: string; passwordStdin?: true; language: string }) => {
      const staff = await staffOf(operator, options);
      await withInstallation(operator, ({ db, config }) => createAdmin(db, staff, { ...operator, config }));
      print(`${staff.email} is an administrator.${passwordHint(staff.password)}`);
    });

  const agency = program.command("agency").description("agencies");
  agency
    .command("create")
    .description("create an agency and the account of its staff")
    .requiredOption("--name <name>")
    .requiredOption("--email <address>", "address of the agency and of its staff's account")
    .requiredOption("--phone <number>")
    .requiredOption("--contact <full name>", "name of its staff's account")
    .requiredOption("--place <slug...>", "places that it serves")
    .option("--slug <slug>", "its name in addresses; made from the name by default")
    .option("--address <text>")
    .addOption(language)
    .action(async (options: AgencyOptions) => {
      const slug = await withInstallation(operator, ({ db, config }) =>
        createAgency(
          db,
          {
            ...options,
            slug: options.slug,
            address: options.address,
            places: options.place,
            language: v.parse(Language, options.language),
          },
          { ...operator, config },
        ),
      );
      print(`The agency ${slug} is created.${passwordHint(undefined)}`);
    });
  agency
    .command("invite")
    .description("create a further account of an agency's staff")
    .argument("<slug>", "the agency")
    .requiredOption("--email <address>")
    .requiredOption("--name <full name>")
    .option("--password-stdin", passwordOnInput)
    .addOption(language)
    .action(
      async (
        supplierSlug: string,
        options: { email: string; name: string; passwordStdin?: true; language: string },
      ) => {
        const staff = await staffOf(operator, options);
        await withInstallation(operator, ({ db, config }) =>
          createStaff(db, { ...staff, supplierSlug }, { ...operator, config }),
        );
        print(`${staff.email} is staff of ${supplierSlug}.${passwordHint(staff.password)}`);
      },
    );
}

interface AgencyOptions {
  name: string;
  email: string;
  phone: string;
  contact: string;
  place: string[];
  slug?: string;
  address?: string;
  language: string;
}

async function staffOf(
  { readLine }: Operator,
  options: { email: string; name: string; passwordStdin?: true; language: string },
) {
  const password = options.passwordStdin === true ? ((await readLine()) ?? "") : undefined;
  return {
    email: options.email,
    fullName: options.name,
    language: v.parse(Language, options.language),
    password,
  };
}

function passwordHint(password: string | undefined): string {
  return password === undefined
    ? " A mail with the link that sets the password is in the outbox; a running API sends it."
    : "";
}
