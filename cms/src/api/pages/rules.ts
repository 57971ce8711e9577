import { createShopPageInput, updateShopPageInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Draft, Rule } from '../../documents/rule';
import { badField } from '../../http/problem';
import { hasTooManyTags, renderMarkdown, TOO_MANY_TAGS } from '../../markdown/render';

const pageFields = contractRule({
  create: createShopPageInput,
  update: updateShopPageInput.omit(['updatedAt']),
  names: { state: 'status' },
  checkedTogether: ['status', 'content'],
});

/** Fields derived from the Markdown are never accepted as input; they are rebuilt whenever the content changes. */
const withRendering = ({ contentHtml: _h, opening: _o, ...draft }: Draft): Draft => {
  if (typeof draft.content !== 'string') return draft;
  if (hasTooManyTags(draft.content)) throw badField('content', TOO_MANY_TAGS);
  const { html, opening } = renderMarkdown(draft.content);
  return { ...draft, contentHtml: html, opening };
};

export const pageRule: Rule = async (draft, write) => withRendering(await pageFields(draft, write));
