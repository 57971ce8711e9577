import Link from '@mui/material/Link';
import { type CustomerSummary, countryName, formatCount } from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/columns/record-column';
import { TwoLines } from '../../../components/list/columns/two-lines';
import { paths } from '../../../config/paths';
import { Tags } from '../tags';

const placeOf = ({ city, country }: CustomerSummary): string =>
  [city, country && countryName(country)].filter(Boolean).join(', ');

const dateOf = (moment: string | null): string => (moment ? formatDate(moment) : '');

export const customerColumns: RecordColumn<CustomerSummary>[] = [
  {
    field: 'name',
    headerName: 'Customer',
    part: 'title',
    width: 160,
    sorts: alphabetically('Customer'),
    grows: true,
    hideable: false,
    cell: ({ id, name }) => (
      <Link component={RouterLink} to={paths.customer(id)} color="textPrimary" underline="hover">
        <TwoLines>{name}</TwoLines>
      </Link>
    ),
  },
  {
    field: 'email',
    headerName: 'Email',
    width: 190,
    grows: true,
    text: ({ email, phone }) => email ?? phone ?? 'No email address',
  },
  {
    field: 'orderCount',
    headerName: 'Orders',
    width: 95,
    sorts: { asc: 'Fewest orders', desc: 'Most orders' },
    alignsRight: true,
    named: true,
    text: ({ orderCount }) => formatCount(orderCount),
  },
  {
    field: 'spent',
    headerName: 'Spent',
    width: 115,
    sorts: { asc: 'Least spent', desc: 'Most spent' },
    alignsRight: true,
    named: true,
    text: ({ spent }) => formatDollars(spent),
  },
  {
    field: 'lastOrderAt',
    headerName: 'Last order',
    width: 165,
    sorts: byTime,
    named: true,
    text: ({ lastOrderAt }) => dateOf(lastOrderAt),
  },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 150,
    grows: true,
    ifRoom: true,
    cell: ({ tags }) => <Tags tags={tags} />,
  },
  { field: 'place', headerName: 'Place', width: 160, hiddenAtFirst: true, text: placeOf },
  {
    field: 'hasAccount',
    headerName: 'Account',
    width: 110,
    named: true,
    hiddenAtFirst: true,
    text: ({ hasAccount }) => (hasAccount ? 'Yes' : 'No'),
  },
  {
    field: 'firstOrderAt',
    headerName: 'First order',
    width: 170,
    sorts: byTime,
    named: true,
    hiddenAtFirst: true,
    text: ({ firstOrderAt }) => dateOf(firstOrderAt),
  },
];
