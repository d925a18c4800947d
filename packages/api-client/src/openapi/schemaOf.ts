import { FieldMessages } from "@sayara/domain/refusal/RefusalDetails";
import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import * as sharedSchemas from "./sharedSchemas.ts";

/**
 * Converts a schema to JSON Schema. Replaces shared schemas with references, except the one named `defines`, which it
 * writes in full.
 */
export function schemaOf(
  schema: v.GenericSchema,
  typeMode: NonNullable<ConversionConfig["typeMode"]>,
  defines?: string,
): Record<string, unknown> {
  // Validation functions (an existing date, two decimals) have no JSON Schema equivalent. The server runs them.
  const { $schema: _, ...jsonSchema } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: "draft-2020-12",
    typeMode,
    errorMode: "ignore",
    overrideSchema({ valibotSchema }) {
      if (valibotSchema === FieldMessages) return fieldMessages;
      const name = names.get(identityOf(valibotSchema));
      return name === undefined || name === defines ? undefined : referenceTo(name);
    },
  });
  return jsonSchema;
}

const fieldMessages: JsonSchema = {
  type: "object",
  propertyNames: { type: "string", maxLength: 200 },
  additionalProperties: { type: "string", maxLength: 200 },
};

/** Returns a reference to a shared schema. */
export const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/**
 * Returns a value that all copies of a schema share. The converter gets a piped schema without its pipe, and
 * `orUnknown` copies a picklist.
 */
function identityOf(schema: v.GenericSchema): unknown {
  const innerSchema = "pipe" in schema && Array.isArray(schema.pipe) ? schema.pipe[0] : schema;
  return innerSchema.type === "picklist" ? innerSchema.options : innerSchema;
}

const names = new Map(
  Object.entries<v.GenericSchema>(sharedSchemas).map(([name, schema]) => [identityOf(schema), name]),
);
