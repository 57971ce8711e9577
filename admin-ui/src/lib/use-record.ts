import { getData } from '@stoa/web-kit';
import { useOwnAnswer } from './use-own-answer';

/** A record for a form: asked for anew each time one is opened, and left alone while somebody works on it. */
export const useRecord = <Data>(path: string) => useOwnAnswer(path, () => getData<Data>(path));
