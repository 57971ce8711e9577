import PencilIcon from '@mui/icons-material/EditOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import Link from '@mui/material/Link';
import { formatDate } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Thumbnail } from '../thumbnail';
import { alphabetically, byTime, type Identified, type RecordColumn } from './columns/record-column';
import { TwoLines } from './columns/two-lines';
import { RowActions } from './row/row-actions';

export const imageColumn = <Row extends Identified>(
  field: string,
  addressOf: (row: Row) => string | null,
): RecordColumn<Row> => ({
  field,
  headerName: 'Image',
  part: 'image',
  width: 78,
  lessOnPhone: true,
  cell: (row) => <Thumbnail url={addressOf(row)} alt="" width={56} height={42} />,
});

type Titled = Identified & { title: string };

/** The record's title, linked to its form. */
export const titleColumn = <Row extends Titled>(edit: (row: Row) => string): RecordColumn<Row> => ({
  field: 'title',
  headerName: 'Title',
  part: 'title',
  width: 150,
  sorts: alphabetically('Title'),
  grows: true,
  hideable: false,
  cell: (row) => (
    <Link component={RouterLink} to={edit(row)} color="textPrimary" underline="hover">
      <TwoLines>{row.title}</TwoLines>
    </Link>
  ),
});

export const slugColumn = <Row extends Identified & { slug: string }>(): RecordColumn<Row> => ({
  field: 'slug',
  headerName: 'Slug',
  width: 180,
  lessOnPhone: true,
  text: ({ slug }) => slug,
});

export const changedColumn = <Row extends Identified & { updatedAt: string }>(): RecordColumn<Row> => ({
  field: 'updatedAt',
  headerName: 'Last changed',
  width: 170,
  sorts: byTime,
  named: true,
  text: ({ updatedAt }) => formatDate(updatedAt),
});

type RowLinks<Row> = {
  view: (row: Row) => string;
  edit: (row: Row) => string;
  onDelete: (row: Row) => Promise<void>;
};

export const actionsColumn = <Row extends Titled>({ view, edit, onDelete }: RowLinks<Row>): RecordColumn<Row> => ({
  field: 'actions',
  headerName: 'Actions',
  part: 'actions',
  width: 112,
  hideable: false,
  cell: (row, layout) => (
    <RowActions
      name={row.title}
      layout={layout}
      actions={[
        { label: 'View', icon: <EyeIcon />, href: view(row) },
        { label: 'Edit', icon: <PencilIcon />, to: edit(row) },
      ]}
      onDelete={() => onDelete(row)}
      toTrash
    />
  ),
});
