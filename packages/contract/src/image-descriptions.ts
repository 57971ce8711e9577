/** Alt text that stands in until someone describes the image. */
export const NO_ALT_TEXT_YET = 'describe the image';

export const UNDESCRIBED_IMAGE = `Content has an image without alt text. Replace “${NO_ALT_TEXT_YET}” with what it shows, then publish`;

export const hasUndescribedImage = (content: string): boolean => content.includes(`![${NO_ALT_TEXT_YET}](`);
