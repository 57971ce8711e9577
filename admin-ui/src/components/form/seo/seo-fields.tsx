import { TextField } from '@stoa/web-kit';
import { ImageField } from '../images/image-field';
import { SearchPreview } from './search-preview';
import { seoLabels } from './seo-values';

export type SeoFieldsProps = {
  /** The page's path in the shop. */
  page: (slug: string) => string;
  /** The field that its heading comes from. */
  title?: 'title' | 'name';
  /** Whose first words stand for a description that isn't written: the first of these fields that isn't empty. */
  text: string[];
  /** Said of those words. */
  otherwise?: string;
  /** The field of the image that stands for a social image. */
  image?: string;
};

const input = (name: keyof typeof seoLabels) => ({ name, label: seoLabels[name] });

/** What search engines and social networks show, with a preview. */
export function SeoFields(props: SeoFieldsProps) {
  const { page, title = 'title', text, otherwise = 'the first words of the description', image } = props;
  return (
    <>
      <TextField {...input('seoTitle')} helperText={`If empty, the ${title} is used.`} autoComplete="off" />
      <TextField
        {...input('seoDescription')}
        helperText={`If empty, ${otherwise} are used.`}
        multiline
        minRows={2}
        maxRows={6}
      />
      <ImageField
        {...input('shareImageUrl')}
        helperText={image ? 'Optional. If empty, social networks show the main image.' : 'Optional'}
      />
      <SearchPreview
        page={page}
        title={title}
        text={text}
        otherwise={`${otherwise.charAt(0).toUpperCase()}${otherwise.slice(1)}.`}
        image={image}
      />
    </>
  );
}
