import TrashIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { getIn } from 'formik';
import { memo, useId, useState, useTransition } from 'react';
import { type SheetColumn, textIn } from './sheet-edits';

type SheetRowProps = {
  row: object;
  place: number;
  name: string;
  columns: SheetColumn[];
  /** By the path of each cell; what is wrong with the row as a whole is a text. */
  errors: unknown;
  readOnly: boolean;
  onType: (place: number, column: SheetColumn, text: string) => void;
  onRemove?: (place: number) => void;
};

/** Memoized: a sheet has hundreds of cells, and typing in one changes one row. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { row, place, name, columns, errors, readOnly, onType, onRemove } = props;
  const id = useId();
  const ofRow = [errors, getIn(errors, 'values')].find((error) => typeof error === 'string');
  return (
    <tr>
      <th scope="row">
        {name}
        {ofRow && <small>{ofRow}</small>}
      </th>
      {columns.map((column, at) => {
        const error = typeof errors === 'object' ? getIn(errors, column.path) : undefined;
        const problem = typeof error === 'string' ? error : undefined;
        return (
          <td key={column.path}>
            <Cell
              column={column}
              text={textIn(row, column)}
              placeholder={column.placeholder?.(row)}
              onType={(text) => onType(place, column, text)}
              readOnly={readOnly}
              attributes={{
                'aria-label': `${column.label}, ${name}`,
                'aria-invalid': problem !== undefined,
                'aria-describedby': problem && `${id}-${at}`,
                'data-row': place,
                'data-column': at,
              }}
            />
            {problem && <small id={`${id}-${at}`}>{problem}</small>}
          </td>
        );
      })}
      {onRemove && (
        <td>
          <IconButton
            size="small"
            disabled={readOnly}
            aria-label={`Remove row ${name}`}
            onClick={() => onRemove(place)}
          >
            <TrashIcon fontSize="small" />
          </IconButton>
        </td>
      )}
    </tr>
  );
});

type CellProps = {
  column: SheetColumn;
  text: string;
  placeholder: string | undefined;
  onType: (text: string) => void;
  readOnly: boolean;
  attributes: object;
};

const MOMENT = { type: 'datetime-local', max: '2999-12-31T23:59' };

/** What is typed shows at once; the form around the sheet, which is large, follows when there’s time. */
function Cell({ column, text, placeholder, onType, readOnly, attributes }: CellProps) {
  const { kind, choices = [] } = column;
  const [typed, setTyped] = useState(text);
  const [isBehind, startTransition] = useTransition();
  if (kind === 'flag')
    return (
      <input
        type="checkbox"
        checked={text === 'yes'}
        aria-disabled={readOnly}
        onChange={({ target }) => onType(target.checked ? 'yes' : 'no')}
        {...attributes}
      />
    );
  if (kind === 'choice')
    return (
      <select value={text} aria-disabled={readOnly} onChange={({ target }) => onType(target.value)} {...attributes}>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...(kind === 'moment' && MOMENT)}
      value={isBehind ? typed : text}
      placeholder={placeholder}
      readOnly={readOnly}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => {
        setTyped(target.value);
        startTransition(() => onType(target.value));
      }}
      {...attributes}
    />
  );
}
