import { counted, ITEM_SECTION_NAMES, ITEM_SECTIONS, PRICE_KIND_NAMES, shopPaths } from '@stoa/contract';
import { useFormikContext } from 'formik';
import { FoldableRow } from '../../../components/form/layout/foldable-row';
import { FormCard } from '../../../components/form/layout/form-card';
import { FormSection } from '../../../components/form/layout/section-tabs';
import { SaleFields } from '../../../components/form/sale-fields';
import { formatTaxClass } from '../../../components/form/sale-values';
import { SeoRow } from '../../../components/form/seo/seo-row';
import { type ItemField, type ItemValues, SHIPPING_OR_SCHEDULE } from '../domain/item-fields';
import { ShippingOrSchedule } from '../shipping/shipping-or-schedule';
import { useNeedsShipping } from '../shipping/use-needs-shipping';
import { WithoutOptions } from '../stock/stock-field';
import type { ItemInputs } from './item-inputs';

type SideProps = { inputs: ItemInputs };

/** Whether and where an item is found, and what few items need. */
export const ItemSide = ({ inputs }: SideProps) => (
  <>
    <FormSection name="visibility">
      <FormCard title="Visibility">
        {inputs.published}
        {inputs.featured}
      </FormCard>
      <SeoRow
        page={shopPaths.item}
        text={['description']}
        image="imageUrl"
        summary="Uses the title, description, and main image"
      />
    </FormSection>
    <FormSection name="basic" more="organization">
      <FormCard title="Organization">
        {inputs.categoryId}
        {inputs.status}
        {inputs.tags}
      </FormCard>
    </FormSection>
    <FormSection name="details" more="sale">
      <Shipping />
      <PriceDetails inputs={inputs} />
      <AlsoLike inputs={inputs} />
    </FormSection>
  </>
);

const useValues = () => useFormikContext<ItemValues>().values;
const said = (parts: (string | false)[], otherwise: string): string => parts.filter(Boolean).join(' · ') || otherwise;
/** Checked by the compiler, where a row opens for any field. */
const fields = (...names: ItemField[]) => names;

const SHIPPED = fields('needsShipping', 'taxClass');
const SHIPPED_WITHOUT_OPTIONS = [...SHIPPED, ...SHIPPING_OR_SCHEDULE.map((part) => `variants.${part}`)];

function Shipping() {
  const { taxClass, variants, options, weightsIn } = useValues();
  const needsShipping = useNeedsShipping();
  const weight = options.length === 0 && needsShipping && variants[0]?.weight.trim();
  return (
    <FoldableRow
      name={options.length === 0 ? SHIPPED_WITHOUT_OPTIONS : SHIPPED}
      title="Shipping, tax & schedule"
      summary={said(
        [
          needsShipping ? 'Requires shipping' : 'No shipping',
          !!weight && `${weight} ${weightsIn}`,
          !!taxClass.trim() && `Tax class ${formatTaxClass(taxClass.trim())}`,
        ],
        '',
      )}
    >
      <SaleFields of="item" />
      <WithoutOptions>
        <ShippingOrSchedule />
      </WithoutOptions>
    </FoldableRow>
  );
}

const PRICED = fields('priceKind', 'unitPrice', 'stockOne', 'stockMany', 'giftCard');

function PriceDetails({ inputs }: SideProps) {
  const { priceKind, unitPrice, giftCard } = useValues();
  return (
    <FoldableRow
      name={PRICED}
      title="Price kind & units"
      summary={said([PRICE_KIND_NAMES[priceKind], unitPrice.trim(), giftCard && 'Gift card'], '')}
    >
      {inputs.priceKind}
      {inputs.unitPrice}
      {inputs.stockOne}
      {inputs.stockMany}
      {inputs.giftCard}
    </FoldableRow>
  );
}

const RELATED = fields('alsoLike');

function AlsoLike({ inputs }: SideProps) {
  const { alsoLike } = useValues();
  return (
    <FoldableRow
      name={RELATED}
      title="Related items"
      summary={alsoLike.length > 0 ? counted(alsoLike.length, 'item') : 'Similar items'}
    >
      {inputs.alsoLike}
    </FoldableRow>
  );
}

const TEXTS = fields(...ITEM_SECTIONS);

/** Texts below the description, which most items leave to their category. */
export function MoreTexts({ inputs }: SideProps) {
  const values = useValues();
  const written = ITEM_SECTIONS.filter((section) => values[section].trim());
  return (
    <FoldableRow
      name={TEXTS}
      title="More texts"
      summary={said(
        written.map((section) => ITEM_SECTION_NAMES[section]),
        'Uses the category’s',
      )}
    >
      {inputs.details}
      {inputs.delivery}
      {inputs.care}
    </FoldableRow>
  );
}
