import type { TestDatabase } from '../run/database';

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isOptional: boolean;
  /** The database always writes it itself. */
  isGenerated: boolean;
  /** What a check lets it be. */
  check: string | null;
}

/** Tables of Strapi's own, and those by which it links records. */
const STRAPI = '^(strapi_|admin_|i18n_|up_permissions|up_roles|files_folder|upload_folders)|_(lnk|cmps)$';

const COLUMNS = `
  SELECT tablename AS "table", attname AS name, format_type(atttypid, NULL) AS type, NOT attnotnull AS "isNullable",
    (NOT attnotnull OR atthasdef OR attidentity <> '') AS "isOptional", attidentity = 'a' OR attgenerated <> '' AS "isGenerated",
    (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = attrelid AND contype = 'c' AND conkey = ARRAY[attnum]
       AND pg_get_constraintdef(oid) ~ '^CHECK \\(\\(?\\(+\\w+\\)?(::text)? = ANY \\(+ARRAY\\[') AS "check"
  FROM pg_tables JOIN pg_attribute ON attrelid = format('%I.%I', schemaname, tablename)::regclass
  WHERE schemaname = 'public' AND tablename !~ '${STRAPI}' AND attnum > 0 AND NOT attisdropped
  ORDER BY tablename COLLATE "C", attname COLLATE "C"`;

/** As the connections of cms return them. */
const TYPES: Record<string, string> = {
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'BigInteger',
  'double precision': 'number',
  numeric: 'number',
  date: 'string',
  json: 'Json<unknown>',
  'timestamp without time zone': 'Moment',
  'timestamp with time zone': 'Moment',
};

const typeOf = ({ type, check }: Column): string => {
  if (check) return [...check.matchAll(/'([^']*)'/g)].map(([, value]) => `'${value}'`).join(' | ');
  if (type.endsWith('[]')) return `${TYPES[type.slice(0, -2)] ?? 'string'}[]`;
  return TYPES[type] ?? 'string';
};

const whole = (column: Column): string => {
  const type = column.isNullable ? `${typeOf(column)} | null` : typeOf(column);
  if (column.isGenerated) return `GeneratedAlways<${type === 'BigInteger' ? 'string' : type}>`;
  return column.isOptional && !column.isNullable ? `Generated<${type}>` : type;
};

const HEAD = `// Written by \`npm run schema\` from the migrated database.
import type { ColumnType } from 'kysely';

/** The database writes it if nobody else does. */
type Generated<Type> =
  Type extends ColumnType<infer Read, infer Inserted, infer Updated>
    ? ColumnType<Read, Inserted | undefined, Updated>
    : ColumnType<Type, Type | undefined, Type>;
type GeneratedAlways<Type> = ColumnType<Type, never, never>;
type BigInteger = ColumnType<string, string | number, string | number>;
type Moment = ColumnType<Date, Date | string, Date | string>;
/** Read as a value, and written as its text. */
export type Json<Value> = ColumnType<Value, string, string>;
`;

/** The types of all tables that the program reads, as a file. */
export const writeSchema = async (database: TestDatabase): Promise<string> => {
  const columns = await database.query<Column & Record<string, unknown>>(COLUMNS);
  const names = [...new Set(columns.map(({ table }) => table))];
  const linesOf = (name: string): string[] =>
    columns.filter(({ table }) => table === name).map((column) => `    ${column.name}: ${whole(column)};\n`);
  const entries = names.map((name) => `  ${name}: {\n${linesOf(name).join('')}  };\n`);
  return `${HEAD}\nexport interface Schema {\n${entries.join('')}}\n`;
};
