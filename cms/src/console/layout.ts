/** How one content type looks in the editors' console. Fields that are not named are not shown. */
export interface ConsoleLayout {
  uid: string;
  /** The field that names a record in lists and relations. */
  mainField: string;
  sort: { by: string; order: 'ASC' | 'DESC' };
  columns: string[];
  /** Rows of the form; a row's widths sum to 12. */
  form: [name: string, width: 3 | 4 | 6 | 8 | 9 | 12][][];
  labels: Record<string, string>;
  help: Record<string, string>;
  readOnly?: string[];
}
