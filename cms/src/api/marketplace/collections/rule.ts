import { createCollectionInput, updateCollectionInput } from '@stoa/contract';
import { contractRule } from '../../../documents/contract-rule';
import type { Draft, Rule } from '../../../documents/rule';
import { typedList } from '../../../documents/typed-list';
import { badField } from '../../../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../../../markdown/render';

const collectionFields = contractRule({
  create: createCollectionInput.omit(['items']),
  update: updateCollectionInput.omit(['items', 'updatedAt']),
});

/** The console sends what was typed. */
const withRule = (draft: Draft): Draft => {
  if (draft.rule === '') return { ...draft, rule: null };
  return typeof draft.rule === 'string' ? { ...draft, rule: typedList(draft.rule) } : draft;
};

/** What is made from the Markdown is never accepted as input. */
const withRendering = ({ descriptionHtml: _h, opening: _o, ...draft }: Draft): Draft => {
  if (typeof draft.description !== 'string') return draft;
  if (hasTooManyTags(draft.description)) throw badField('description', TOO_MANY_TAGS);
  const { html, opening } = renderMarkdown(draft.description);
  return { ...draft, descriptionHtml: html, opening };
};

export const collectionRule: Rule = async (draft, write) =>
  withRendering(await collectionFields(withRule(draft), write));
