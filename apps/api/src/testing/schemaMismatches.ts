/** A schema as the OpenAPI document writes it, as far as the document uses JSON Schema. */
export interface JsonSchema {
  $ref?: string;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema;
}

/**
 * Where a value is not as a schema wants it; nothing when it is. Written apart from the schemas that the API itself
 * checks with, as another team's validator would read the document.
 *
 * @param components the document's, by name
 * @throws RangeError at a keyword that it does not know: what nobody judges would pass
 */
export function schemaMismatches(
  schema: JsonSchema,
  value: unknown,
  components: Record<string, JsonSchema>,
  path = "answer",
): string[] {
  const unknown = Object.keys(schema).find((keyword) => !known.has(keyword));
  if (unknown !== undefined) throw new RangeError(`${path}: nobody judges ${unknown}`);

  const judge = (one: JsonSchema, part = value, at = path) => schemaMismatches(one, part, components, at);
  const { $ref, allOf = [], anyOf, type } = schema;
  const name = $ref?.replace("#/components/schemas/", "");
  const inherited = [...(name === undefined ? [] : [components[name] ?? { enum: [] }]), ...allOf];
  const isWrong = [
    anyOf !== undefined && anyOf.every((one) => judge(one).length > 0) && "anyOf",
    type !== undefined && !isOfType(value, type) && "type",
    "const" in schema && schema.const !== value && "const",
    schema.enum !== undefined && !schema.enum.includes(value) && "enum",
    typeof value === "string" && isWrongText(schema, value) && "text",
    typeof value === "number" && isOutside(value, schema.minimum, schema.maximum) && "range",
    Array.isArray(value) && isOutside(value.length, schema.minItems, schema.maxItems) && "length",
  ];
  return [
    ...inherited.flatMap((one) => judge(one)),
    ...isWrong.filter((keyword) => keyword !== false).map((keyword) => `${path}: ${keyword}`),
    ...(Array.isArray(value) ? value : []).flatMap((one, i) =>
      schema.items ? judge(schema.items, one, `${path}[${i}]`) : [],
    ),
    ...(isObject(value) ? objectMismatches(schema, value, judge, path) : []),
  ];
}

type Judge = (schema: JsonSchema, value: unknown, path: string) => string[];

function objectMismatches(
  { properties = {}, required = [], propertyNames, additionalProperties }: JsonSchema,
  value: Record<string, unknown>,
  judge: Judge,
  path: string,
): string[] {
  const missing = required.filter((key) => !(key in value)).map((key) => `${path}.${key}: required`);
  const inside = Object.entries(value).flatMap(([key, one]) => {
    const schema = properties[key] ?? additionalProperties;
    return [
      ...(propertyNames ? judge(propertyNames, key, `${path}.${key}`) : []),
      ...(schema ? judge(schema, one, `${path}.${key}`) : []),
    ];
  });
  return [...missing, ...inside];
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  return type === "object" ? isObject(value) : typeof value === type;
}

function isWrongText({ pattern, minLength, maxLength }: JsonSchema, text: string): boolean {
  return (
    isOutside(text.length, minLength, maxLength) ||
    (pattern !== undefined && !new RegExp(pattern, "u").test(text))
  );
}

function isOutside(value: number, least = -Infinity, most = Infinity): boolean {
  return value < least || value > most;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** With `default`, which says something and asks for nothing. */
const known = new Set(
  (
    "$ref allOf anyOf type const enum pattern minLength maxLength minimum maximum items minItems maxItems " +
    "properties required propertyNames additionalProperties default"
  ).split(" "),
);
