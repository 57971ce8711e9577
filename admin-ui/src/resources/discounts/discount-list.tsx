import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PencilIcon from '@mui/icons-material/EditOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import Link from '@mui/material/Link';
import {
  DISCOUNT_KIND_NAMES,
  DISCOUNT_METHOD_NAMES,
  DISCOUNT_METHODS,
  DISCOUNT_STATE_NAMES,
  DISCOUNT_STATES,
  type Discount,
  type DiscountState,
  type MarketplaceCategory,
  shopPaths,
} from '@stoa/contract';
import { formatDate, sendData } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../components/badge';
import { useCopy } from '../../components/copy-button';
import { alphabetically, byTime, type Layout } from '../../components/list/columns/record-column';
import { TwoLines } from '../../components/list/columns/two-lines';
import { RowActions } from '../../components/list/row/row-actions';
import type { ListScreen, RowTools } from '../../components/record/record-list-page';
import { Switch } from '../../components/switch';
import { useTerms } from '../../components/terms/api';
import { discountSetup } from './discount-setup';
import { formatDiscount, formatPeriod, formatUses } from './discount-words';

const allOr = (choices: { value: string; label: string }[]) => [{ value: '', label: 'All' }, ...choices];
const stateChoices = allOr(DISCOUNT_STATES.map((value) => ({ value, label: DISCOUNT_STATE_NAMES[value] })));
const methodChoices = allOr(DISCOUNT_METHODS.map((value) => ({ value, label: DISCOUNT_METHOD_NAMES[value] })));

const looks: Record<DiscountState, BadgeLook> = {
  ACTIVE: 'default',
  SCHEDULED: 'secondary',
  ENDED: 'outline',
  USED_UP: 'outline',
  OFF: 'outline',
};

const turn = ({ id, name }: Discount, enabled: boolean, attempt: RowTools<Discount>['attempt']) =>
  attempt(() => sendData(discountSetup.recordPath(id), { method: 'PATCH', body: { enabled } }), {
    done: `${name} is ${enabled ? 'on' : 'off'}`,
    failure: `Failed to change ${name}`,
  });

export const list: ListScreen<Discount> = {
  intro: 'What customers save, by a code or by itself. An order gets the one that saves the most.',
  filters: [
    { name: 'method', label: 'Method', choices: methodChoices },
    { name: 'state', label: 'Status', choices: stateChoices },
  ],
  columns: ({ edit, onDelete, attempt }) => [
    {
      field: 'name',
      headerName: 'Discount',
      part: 'title',
      width: 150,
      sorts: alphabetically('Discount'),
      hideable: false,
      cell: (row) => (
        <Link component={RouterLink} to={edit(row)} color="textPrimary" underline="hover">
          {row.name}
        </Link>
      ),
    },
    {
      field: 'sentence',
      headerName: 'What it does',
      width: 240,
      grows: true,
      cell: (row, layout) => <Sentence discount={row} layout={layout} />,
    },
    {
      field: 'state',
      headerName: 'Status',
      part: 'status',
      width: 110,
      cell: ({ state }) => <Badge look={looks[state]}>{DISCOUNT_STATE_NAMES[state]}</Badge>,
    },
    { field: 'method', headerName: 'Method', width: 110, text: ({ method }) => DISCOUNT_METHOD_NAMES[method] },
    {
      field: 'kind',
      headerName: 'Type',
      width: 130,
      hiddenAtFirst: true,
      text: ({ kind }) => DISCOUNT_KIND_NAMES[kind],
    },
    {
      field: 'uses',
      headerName: 'Uses',
      width: 90,
      sorts: { asc: 'Least used first', desc: 'Most used first' },
      named: true,
      text: formatUses,
    },
    {
      field: 'period',
      headerName: 'Period',
      width: 210,
      lessOnPhone: true,
      hiddenAtFirst: true,
      text: formatPeriod,
    },
    {
      field: 'createdAt',
      headerName: 'Created',
      width: 170,
      sorts: byTime,
      named: true,
      hiddenAtFirst: true,
      text: ({ createdAt }) => formatDate(createdAt),
    },
    {
      field: 'enabled',
      headerName: 'On',
      width: 72,
      cell: (discount) => (
        <Switch
          checked={discount.enabled}
          onChange={(_event, enabled) => void turn(discount, enabled, attempt)}
          slotProps={{ input: { 'aria-label': `${discount.name} is on` } }}
        />
      ),
    },
    {
      field: 'actions',
      headerName: 'Actions',
      part: 'actions',
      width: 156,
      hideable: false,
      cell: (discount, layout) => (
        <Actions discount={discount} layout={layout} edit={edit(discount)} onDelete={() => onDelete(discount)} />
      ),
    },
  ],
};

function Sentence({ discount, layout }: { discount: Discount; layout: Layout }) {
  const { data: categories } = useTerms<MarketplaceCategory>('itemCategory');
  const sentence = categories ? formatDiscount(discount, categories) : '…';
  // Rows of a table have the same height.
  return layout === 'columns' ? <TwoLines title={sentence}>{sentence}</TwoLines> : <span>{sentence}</span>;
}

type ActionsProps = { discount: Discount; layout: Layout; edit: string; onDelete: () => Promise<void> };

function Actions({ discount: { id, name, code, uses }, layout, edit, onDelete }: ActionsProps) {
  const copy = useCopy('link');
  const copyLink = {
    label: 'Copy link',
    spoken: 'Copy link of',
    icon: <LinkIcon />,
    run: async () => void (await copy(window.location.origin + shopPaths.discount(code ?? ''))),
  };
  return (
    <RowActions
      name={name}
      layout={layout}
      actions={[
        { label: 'Edit', icon: <PencilIcon />, to: edit },
        { label: 'Duplicate', icon: <CopyIcon />, to: `${discountSetup.create}?copy=${id}` },
        ...(code === null ? [] : [copyLink]),
      ]}
      onDelete={onDelete}
      refusal={uses > 0 ? 'Orders have used it. Turn it off instead.' : undefined}
    />
  );
}
