import { useFormikContext } from 'formik';
import { FoldableRow } from '../layout/foldable-row';
import { SeoFields, type SeoFieldsProps } from './seo-fields';
import { newSeo, type SeoValues } from './seo-values';

type SeoRowProps = SeoFieldsProps & {
  /** While nothing is written. */
  summary: string;
};

export function SeoRow({ summary, ...fields }: SeoRowProps) {
  const { seoTitle, seoDescription } = useFormikContext<SeoValues>().values;
  return (
    <FoldableRow
      name={Object.keys(newSeo)}
      title="Search & sharing"
      summary={seoTitle.trim() || seoDescription.trim() || summary}
    >
      <SeoFields {...fields} />
    </FoldableRow>
  );
}
