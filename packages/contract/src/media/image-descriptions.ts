/** Alt text that stands in until someone describes the image. */
export const NO_ALT_TEXT_YET = 'describe the image';

/** The rule for the content of a record with a `status`. Drafts may still have the placeholder. */
export const DESCRIBED_IN_PUBLIC = {
  name: 'alt-text',
  message: `Content has an image without alt text. Replace “${NO_ALT_TEXT_YET}” with what it shows, then publish`,
  test: (content: string | undefined, { parent }: { parent: { status?: string } }): boolean =>
    parent.status !== 'PUBLISHED' || !content?.includes(`![${NO_ALT_TEXT_YET}](`),
};
