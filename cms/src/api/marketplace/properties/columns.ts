/** SQL for properties of categories, and for what an item has of them. */

/** Whether a value fits a property: its kind or its choices may have changed since it was entered. */
const fits = (value: string, property: string): string => `
  CASE ${property}.kind
    WHEN 'CHOICE' THEN jsonb_typeof(${value}) = 'string'
      AND ${property}.choices @> jsonb_build_array(jsonb_build_object('slug', ${value}))
    WHEN 'NUMBER' THEN jsonb_typeof(${value}) = 'number'
    WHEN 'FLAG' THEN jsonb_typeof(${value}) = 'boolean'
    ELSE jsonb_typeof(${value}) = 'string'
  END`;

/** In the order of the category. `item` is the item's row. */
const valuesOf = (item: string, value: string): string => `COALESCE((
  SELECT json_agg(${value} ORDER BY property.place, property.id)
  FROM item_properties property CROSS JOIN LATERAL (SELECT ${item}.properties->property.slug AS value) held
  WHERE property.category_id = ${item}.category_id AND ${fits('held.value', 'property')}), '[]')`;

const AS_READ = `json_build_object(
  'slug', property.slug, 'name', property.name, 'unit', property.unit, 'kind', property.kind,
  'choices', property.choices, 'value', held.value)`;

const NAME_OF_CHOICE = `(
  SELECT choice->>'name' FROM jsonb_array_elements(property.choices) choice WHERE choice->'slug' = held.value)`;

/** 'Height: 12 cm' */
const AS_TEXT = `property.name || ': ' || concat_ws(' ', CASE property.kind
  WHEN 'CHOICE' THEN ${NAME_OF_CHOICE}
  WHEN 'FLAG' THEN CASE WHEN held.value = 'true' THEN 'Yes' ELSE 'No' END
  ELSE held.value #>> '{}' END, property.unit)`;

export const itemProperties = {
  select: valuesOf('items', AS_READ),
  activity: valuesOf('subject', AS_TEXT),
};

const definitionsOf = (category: string, definition: string): string => `COALESCE((
  SELECT json_agg(${definition} ORDER BY property.place, property.id)
  FROM item_properties property WHERE property.category_id = ${category}.id), '[]')`;

const DEFINITION = `
  'id', property.id, 'slug', property.slug, 'name', property.name, 'unit', property.unit, 'kind', property.kind,
  'choices', COALESCE(property.choices, '[]'), 'facet', property.facet`;

const HOLDING_ITEMS = `(
  SELECT count(*) FROM items
  WHERE items.category_id = property.category_id AND items.properties->property.slug IS NOT NULL)`;

/** 'Material (choice: Oak, Ash; filter)' */
const DEFINITION_AS_TEXT = `property.name || ' (' || concat_ws('; ',
  concat_ws(': ', CASE property.kind WHEN 'FLAG' THEN 'yes or no' ELSE lower(property.kind) END, property.unit,
    (SELECT string_agg(choice->>'name', ', ') FROM jsonb_array_elements(property.choices) choice)),
  CASE WHEN property.facet THEN 'filter' END) || ')'`;

export const categoryProperties = {
  select: definitionsOf('item_categories', `json_build_object(${DEFINITION})`),
  selectForAdmins: definitionsOf('item_categories', `json_build_object(${DEFINITION}, 'items', ${HOLDING_ITEMS})`),
  activity: definitionsOf('subject', DEFINITION_AS_TEXT),
};
