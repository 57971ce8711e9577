/** What is being done, for a terminal or a page. */
export interface Progress {
  /** In words: “Tables”. */
  step: string;
  done: number;
  /** Unknown for some. */
  total: number | undefined;
  unit: 'tables' | 'images' | 'bytes';
}

export type Report = (progress: Progress) => void;
