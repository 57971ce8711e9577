import Link from '@mui/material/Link';
import { GIFT_CARD_STATE_NAMES, GIFT_CARD_STATES, type GiftCardList, type GiftCardState } from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../components/badge';
import { byTime } from '../../components/list/columns/record-column';
import type { ListScreen } from '../../components/record/record-list-page';

const stateChoices = [
  { value: '', label: 'All' },
  ...GIFT_CARD_STATES.map((value) => ({ value, label: GIFT_CARD_STATE_NAMES[value] })),
];

export const giftCardLooks: Record<GiftCardState, BadgeLook> = {
  ACTIVE: 'default',
  USED: 'outline',
  EXPIRED: 'outline',
  OFF: 'outline',
};

export const list: ListScreen<GiftCardList['items'][number]> = {
  intro: 'Money that customers can use for orders. Only the last four characters of a code are kept.',
  filters: [{ name: 'state', label: 'Status', choices: stateChoices }],
  columns: ({ edit }) => [
    {
      field: 'name',
      headerName: 'Gift card',
      part: 'title',
      width: 110,
      hideable: false,
      cell: (row) => (
        <Link component={RouterLink} to={edit(row)} color="textPrimary" underline="hover">
          {row.name}
        </Link>
      ),
    },
    { field: 'email', headerName: 'Issued to', width: 150, grows: true, text: ({ email }) => email ?? '—' },
    {
      field: 'state',
      headerName: 'Status',
      part: 'status',
      width: 95,
      cell: ({ state }) => <Badge look={giftCardLooks[state]}>{GIFT_CARD_STATE_NAMES[state]}</Badge>,
    },
    {
      field: 'balance',
      headerName: 'Balance',
      width: 100,
      sorts: { asc: 'Lowest balance first', desc: 'Highest balance first' },
      named: true,
      text: ({ balance }) => formatDollars(balance),
    },
    {
      field: 'initialAmount',
      headerName: 'Issued for',
      width: 110,
      named: true,
      text: ({ initialAmount }) => formatDollars(initialAmount),
    },
    {
      field: 'expiresAt',
      headerName: 'Expires',
      width: 170,
      sorts: byTime,
      named: true,
      lessOnPhone: true,
      text: ({ expiresAt }) => (expiresAt ? formatDate(expiresAt) : 'Never'),
    },
    {
      field: 'createdAt',
      headerName: 'Issued',
      width: 170,
      sorts: byTime,
      named: true,
      lessOnPhone: true,
      text: ({ createdAt }) => formatDate(createdAt),
    },
  ],
};
