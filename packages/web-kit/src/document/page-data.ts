import type { SentForm } from '../form/sent-form';
import type { ApiAnswers } from '../http/api-answers';
import { writeJson } from './write-json';

/** What the server rendered a page from, so that the browser renders the same. */
export type PageData = { origin: string; answers: ApiAnswers; form?: SentForm };

const ID = 'page-data';

export const writePageData = (data: PageData): string =>
  `<script type="application/json" id="${ID}">${writeJson(data)}</script>`;

/** Undefined if the server sent the plain shell. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(ID)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
