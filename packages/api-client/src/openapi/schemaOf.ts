import { FieldMessages } from "@sayara/domain/refusal/RefusalDetails";
import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import * as sharedSchemas from "./sharedSchemas.ts";

/**
 * Converts a schema to JSON Schema. Shared schemas inside it become references, and it itself too unless it is the one
 * named `defines`.
 */
export function schemaOf(
  schema: v.GenericSchema,
  typeMode: NonNullable<ConversionConfig["typeMode"]>,
  defines?: string,
): Record<string, unknown> {
  // Validation by function (an existing date, two decimals) has no JSON Schema; the server validates it.
  const { $schema: _, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: "draft-2020-12",
    typeMode,
    errorMode: "ignore",
    overrideSchema({ valibotSchema }) {
      if (valibotSchema === FieldMessages) return fieldMessages;
      const name = names.get(identityOf(valibotSchema));
      return name === undefined || name === defines ? undefined : referenceTo(name);
    },
  });
  return rest;
}

const fieldMessages: JsonSchema = {
  type: "object",
  propertyNames: { type: "string", maxLength: 200 },
  additionalProperties: { type: "string", maxLength: 200 },
};

/** A reference to a shared schema. */
export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * What all copies of a schema share: the converter gets a piped schema without its pipe, and `orUnknown` copies an
 * enumeration.
 */
function identityOf(schema: v.GenericSchema): unknown {
  const inner = "pipe" in schema && Array.isArray(schema.pipe) ? schema.pipe[0] : schema;
  return inner.type === "picklist" ? inner.options : inner;
}

const names = new Map(
  Object.entries<v.GenericSchema>(sharedSchemas).map(([name, schema]) => [identityOf(schema), name]),
);
