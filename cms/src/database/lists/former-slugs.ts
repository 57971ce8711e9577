/** The table of the slugs that a table's records once had. A trigger of the table fills it. */
export const formerSlugs = (table: string): string => `${table}_former_slugs`;
