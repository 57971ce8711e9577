import { styled } from '@mui/material/styles';
import type { ActivityEntry, Change } from '@stoa/contract';
import { VisuallyHidden } from '@stoa/web-kit';
import { type Parts, splitDifference } from './difference';
import { type ActivityFields, fieldName, valueText } from './words';

type ChangedFieldsProps = { entry: ActivityEntry; fields: ActivityFields };

/** The old and new value of each field. For a created or deleted record, only the value it had. */
export function ChangedFields({ entry: { action, changes }, fields }: ChangedFieldsProps) {
  return (
    <Fields>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{fieldName(fields, change.field)}</dt>
          <dd>
            <Sides
              fields={fields}
              change={change}
              versions={action === 'created' ? 'after' : action === 'deleted' ? 'before' : 'both'}
            />
            {change.shortened && (
              <p>Long text: {action === 'updated' ? 'showing the part that changed' : 'showing the beginning'}.</p>
            )}
          </dd>
        </div>
      ))}
    </Fields>
  );
}

type SidesProps = { fields: ActivityFields; change: Change; versions: 'before' | 'after' | 'both' };

function Sides({ fields, change, versions }: SidesProps) {
  const { field } = change;
  const [was, is] = [valueText(fields, field, change.before), valueText(fields, field, change.after)];
  if (versions !== 'both') return <Side sign={null} parts={[versions === 'after' ? is : was, '', '']} />;
  const isNumber = typeof (change.before ?? change.after) === 'number';
  const { before, after } = isNumber ? { before: unmarked(was), after: unmarked(is) } : splitDifference(was, is);
  return (
    <>
      <Side sign="before" parts={before} />
      <Side sign="after" parts={after} />
    </>
  );
}

const unmarked = (text: string): Parts => ['', text, ''];

const SIGNS = { before: { label: 'Before', sign: '−' }, after: { label: 'After', sign: '+' } };

function Side({ sign, parts: [start, middle, end] }: { sign: keyof typeof SIGNS | null; parts: Parts }) {
  const empty = start + middle + end === '';
  return (
    <Line data-side={sign}>
      {sign && (
        <>
          <span aria-hidden="true">{SIGNS[sign].sign}</span>
          <VisuallyHidden>{SIGNS[sign].label}: </VisuallyHidden>
        </>
      )}
      <span>
        {empty ? <em>empty</em> : start}
        {middle && (sign ? <mark>{middle}</mark> : middle)}
        {end}
      </span>
    </Line>
  );
}

const Fields = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(0.75),
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: theme.spacing(0.5, 2),
    gridTemplateColumns: '9rem minmax(0, 1fr)',
    [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { color: theme.vars.palette.text.secondary, paddingBlock: theme.spacing(0.5) },
  '& dd': { margin: 0 },
  '& p': {
    ...theme.typography.caption,
    margin: theme.spacing(0.5, 0, 0),
    paddingInline: theme.spacing(1.625),
    color: theme.vars.palette.text.secondary,
  },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1.25),
  borderInlineStart: '3px solid transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& em': { color: theme.vars.palette.text.secondary },
  '& mark': { color: 'inherit', backgroundColor: 'transparent', fontWeight: 600, textDecorationLine: 'underline' },
  '&[data-side=before]': { borderColor: theme.vars.palette.error.main },
  '&[data-side=before] mark': { textDecorationLine: 'line-through' },
  '&[data-side=after]': { borderColor: theme.vars.palette.success.main },
  '&[data-side]': { backgroundColor: theme.vars.palette.background.raised },
  '& + &[data-side=after]': { marginTop: 2 },
}));
