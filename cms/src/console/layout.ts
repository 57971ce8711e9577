/** How one content type looks in the editors' console. Unlisted fields are hidden. */
export interface ConsoleLayout {
  uid: string;
  /** The field that names a record in lists and relations. */
  mainField: string;
  sort: { by: string; order: 'ASC' | 'DESC' };
  columns: string[];
  /** Form rows; the widths in a row add up to 12. */
  form: Record<string, 3 | 4 | 6 | 8 | 9 | 12>[];
  labels: Record<string, string>;
  help: Record<string, string>;
  readOnly?: string[];
}
