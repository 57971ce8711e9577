import {
  adminPaths,
  type CustomerBulkAction,
  type CustomerOrderFilter,
  type CustomerSummary,
  countryName,
  MAX_CUSTOMER_TAG,
} from '@stoa/contract';
import { useListView, useReload, viewQuery } from '@stoa/web-kit';
import type { BulkAction } from '../../../components/list/bulk/bulk-action';
import { BulkBar } from '../../../components/list/bulk/bulk-bar';
import { RecordList } from '../../../components/list/record-list';
import { type Filter, flagChoices } from '../../../components/list/toolbar/filters';
import { ExportButton } from '../../../components/list/toolbar/import-export-buttons';
import { useChosenRows } from '../../../components/list/use-chosen-rows';
import { PageHeader } from '../../../components/page-header';
import { tagCustomers, useCustomerChoices, useCustomers } from '../api';
import { customerColumns } from './customer-columns';
import { customerParams } from './customer-params';

export function CustomersPage() {
  const view = useListView(customerParams);
  const answer = useCustomers(view);
  const { tags, countries } = useCustomerChoices();
  const chosen = useChosenRows<CustomerSummary>();
  const { tag, country } = view.values;
  return (
    <>
      <PageHeader
        title="Customers"
        intro="Everybody who bought, with or without an account."
        actions={<ExportButton kind="customers" query={viewQuery(view)} />}
      />
      <RecordList
        name="customers"
        label="Customers"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={customerColumns}
        placeholder="Search customers..."
        filters={[
          byOrders,
          { name: 'tag', label: 'Tag', choices: listed(tags, tag) },
          { name: 'country', label: 'Country', choices: listed(countries, country, countryName), isMore: true },
          ...moreFilters,
        ]}
        bulk={{ chosen, bar: <CustomerBulk chosen={chosen.rows} tags={tags} onChoose={chosen.keep} /> }}
        texts={{
          empty: 'Customers will show up here once they buy something.',
          failure: 'Error loading customers. Please try again.',
        }}
      />
    </>
  );
}

/** Also what the address has, before the choices are loaded. */
const listed = (values: readonly string[], chosen: string, name = (value: string) => value) => [
  { value: '', label: 'All' },
  ...[...new Set([...values, ...(chosen ? [chosen] : [])])].map((value) => ({ value, label: name(value) })),
];

const orderNames: Record<CustomerOrderFilter, string> = {
  ONE: 'One order',
  TWO_OR_MORE: '2 or more',
  FIVE_OR_MORE: '5 or more',
  NONE: 'Never bought',
};

const byOrders: Filter<keyof typeof customerParams> = {
  name: 'orders',
  label: 'Orders',
  choices: [{ value: '', label: 'All' }, ...Object.entries(orderNames).map(([value, label]) => ({ value, label }))],
};

const moreFilters: Filter<keyof typeof customerParams>[] = [
  { name: 'hasAccount', label: 'Account', choices: flagChoices('Has an account', 'No account'), isMore: true },
  { name: 'minSpent', label: 'Min spent', typed: 'amount', isMore: true },
  { name: 'maxSpent', label: 'Max spent', typed: 'amount', isMore: true },
  { name: 'from', label: 'Last order from', typed: 'day', isMore: true },
  { name: 'to', label: 'Last order to', typed: 'day', isMore: true },
];

type CustomerBulkProps = { chosen: CustomerSummary[]; tags: string[]; onChoose: (ids: number[]) => void };

function CustomerBulk({ chosen, tags, onChoose }: CustomerBulkProps) {
  const reload = useReload(adminPaths.customers);
  return (
    <BulkBar
      noun="customer"
      chosen={chosen.map(({ id, name }) => ({ id, title: name }))}
      actions={tagActions(tags)}
      send={tagCustomers}
      onChoose={onChoose}
      onDone={reload}
    />
  );
}

const tagActions = (tags: readonly string[]): BulkAction<{ action: CustomerBulkAction; tag: string }>[] => [
  {
    label: 'Add tag',
    question: (what) => `Add a tag to ${what}?`,
    done: 'tagged',
    typed: { label: 'Tag', suggestions: tags, maxLength: MAX_CUSTOMER_TAG },
    input: (tag) => ({ action: 'addTag', tag }),
  },
  {
    label: 'Remove tag',
    question: (what) => `Remove a tag from ${what}?`,
    done: 'changed',
    choice: { label: 'Tag', choices: tags.map((tag) => ({ value: tag, label: tag })) },
    input: (tag) => ({ action: 'removeTag', tag }),
  },
];
