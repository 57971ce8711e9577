import { Picture } from '../picture';
import type { Identified, RecordColumn } from './record-grid';
import { RowActions } from './row-actions';

/** The small picture that a row begins with. */
export const pictureColumn = <Row extends Identified>(field: keyof Row & string): RecordColumn<Row> => ({
  field,
  headerName: 'Image',
  width: 84,
  sortable: false,
  renderCell: ({ value }) => <Picture url={value} alt="" width={56} height={42} />,
});

type Ways<Row> = {
  view: (row: Row) => string;
  edit: (row: Row) => string;
  onDelete: (row: Row) => Promise<void>;
};

/** What can be done with a row, at its end. */
export const actionsColumn = <Row extends Identified & { title: string }>(ways: Ways<Row>): RecordColumn<Row> => ({
  field: 'actions',
  headerName: 'Actions',
  width: 112,
  sortable: false,
  hideable: false,
  renderCell: ({ row }) => (
    <RowActions name={row.title} view={ways.view(row)} edit={ways.edit(row)} onDelete={() => ways.onDelete(row)} />
  ),
});
