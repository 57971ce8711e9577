import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { apiPaths, editItemInput, type FullItem, shopPaths } from '@stoa/contract';
import { FormAlert, LoadError, schemaErrors, useReload } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { SectionTabs } from '../../../components/form/layout/section-tabs';
import { FormButtons } from '../../../components/form/saving/form-buttons';
import { RecordForm } from '../../../components/form/saving/record-form';
import { useSaved } from '../../../components/form/saving/use-saved';
import { PageHeader } from '../../../components/page-header';
import { useProperties, useTermNames } from '../../../components/terms/api';
import { ViewLink } from '../../../components/view-link';
import { lastAddress } from '../../../lib/last-address';
import { updateItem, useItem } from '../api';
import { formatOffer } from '../domain/format-offer';
import { toInput } from '../domain/item-body';
import { type ItemValues, itemFields, itemTabs, toItemValues } from '../domain/item-fields';
import { itemSetup } from '../item-setup';
import { StockChanges } from '../stock/stock-changes';
import { rebased } from '../variants/variants-input';
import { ItemSections } from './item-sections';

export function EditItem() {
  const { id = '' } = useParams();
  return (
    <>
      {/* Keyed by record, so that the next one gets a fresh form. */}
      <Editor key={id} id={id} />
      <StockChanges key={`stock-${id}`} itemId={id} />
      <RecordActivity kind="item" recordId={id} />
    </>
  );
}

function Editor({ id }: { id: string }) {
  const { data: item, error, mutate } = useItem(id);
  return (
    <>
      <PageHeader
        title="Edit item"
        intro={item?.title}
        actions={
          item && (
            <>
              <Button
                component={Link}
                to={`${itemSetup.create}?copy=${item.id}`}
                variant="outlined"
                startIcon={<CopyIcon />}
              >
                Duplicate
              </Button>
              {item.published && <ViewLink href={shopPaths.item(item.slug)} name={item.title} />}
            </>
          )
        }
      />
      {error && !item ? (
        <LoadError onRetry={() => void mutate()}>Failed to load marketplace item. Please try again.</LoadError>
      ) : item ? (
        <ItemForm item={item} onChanged={(saved) => void mutate({ ...item, ...saved }, { revalidate: false })} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function ItemForm({ item, onChanged }: { item: FullItem; onChanged: (saved: FullItem) => void }) {
  const saved = useSaved('Marketplace item updated successfully', () => lastAddress(itemSetup.path));
  const names = { ...useTermNames('itemCategory', 'itemTag'), ...useProperties(item.categoryId) };
  const reload = useReload(apiPaths.marketplace.items);
  /** What the form held before the save that is under way. */
  const opened = useRef<ItemValues>(undefined);
  return (
    <RecordForm
      aria-label="Edit item"
      draft={`item-${item.id}`}
      initialValues={toItemValues(item)}
      validate={(values) => schemaErrors(editItemInput, toInput(values))}
      failure="Failed to update item"
      conflict={{
        fields: itemFields,
        names,
        rebase: rebased,
        toValues: (current: FullItem) => toItemValues(current, opened.current),
      }}
      onSave={async (values, before) => {
        opened.current = before;
        const changed = await updateItem(item.id, values, before);
        await reload();
        onChanged(changed);
        return toItemValues(changed, values);
      }}
      canStay
      {...saved}
    >
      <OfferLine reserved={item.reserved} />
      <SectionTabs fields={itemFields} tabs={itemTabs}>
        <ItemSections flags="switch" />
      </SectionTabs>
      <FormAlert />
      <FormButtons submit="Save changes" busy="Saving..." cancel={itemSetup.path} />
    </RecordForm>
  );
}

/** Price and stock, in sight wherever one is in the form. */
function OfferLine({ reserved = 0 }: { reserved?: number }) {
  const { values } = useFormikContext<ItemValues>();
  return (
    <Typography variant="subtitle2" component="p" aria-label="Offer">
      {formatOffer(values, reserved)}
    </Typography>
  );
}
