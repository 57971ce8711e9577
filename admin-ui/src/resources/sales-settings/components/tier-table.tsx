import PlusIcon from '@mui/icons-material/AddOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { MAX_TIERS } from '@stoa/contract';
import { TextField, VisuallyHidden } from '@stoa/web-kit';
import { useField, useFormikContext } from 'formik';
import { flushSync } from 'react-dom';
import { useRows } from '../../../components/form/layout/use-rows';
import type { SalesSettingsValues } from '../domain/sales-settings-fields';
import { limitLabel, type MethodValues, newTier, type TierValues } from '../domain/shipping-method-fields';

type TierTableProps = { name: string; pricing: Exclude<MethodValues['pricing'], 'FLAT'>; of: string };

const HELP =
  'The first row that an order fits into counts. Leave the last limit empty for no limit. Otherwise, this method isn’t offered for larger orders.';

const number = (label: string) => ({
  label: '',
  type: 'number',
  size: 'small' as const,
  slotProps: { htmlInput: { 'aria-label': label, min: 0, step: 'any' } },
});

/** What a method costs up to which limit. `of` is the method. */
export function TierTable({ name, pricing, of }: TierTableProps) {
  const { weightsIn } = useFormikContext<SalesSettingsValues>().values;
  const limit = limitLabel(pricing, weightsIn);
  const { rows, add, addButton } = useRows<TierValues>(name, 'upTo');
  const [, { error }, { setValue }] = useField<TierValues[]>(name);
  const problem = typeof error === 'string' ? error : undefined;

  function remove(place: number) {
    flushSync(() => void setValue(rows.toSpliced(place, 1)));
    addButton.current?.focus();
  }

  return (
    <div>
      <Box
        component="table"
        aria-label={`Rates of ${of}`}
        sx={{
          width: '100%',
          borderSpacing: 0,
          '& th': { typography: 'body2', color: 'text.secondary', textAlign: 'start' },
          '& th, & td': { padding: 0, paddingInlineEnd: 1, paddingBottom: 1, verticalAlign: 'top' },
          '& th:last-child, & td:last-child': { width: 40, paddingInlineEnd: 0 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{limit}</th>
            <th scope="col">Price ($)</th>
            <th scope="col">
              <VisuallyHidden>Remove</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key }, place) => (
            <tr key={key}>
              <td>
                <TextField
                  {...number(`${limit}, row ${place + 1}`)}
                  name={`${name}.${place}.upTo`}
                  placeholder={place === rows.length - 1 ? 'No limit' : ''}
                />
              </td>
              <td>
                <TextField {...number(`Price ($), row ${place + 1}`)} name={`${name}.${place}.price`} />
              </td>
              <td>
                {rows.length > 1 && (
                  <Tooltip title="Remove">
                    <IconButton aria-label={`Remove row ${place + 1} from ${of}`} onClick={() => remove(place)}>
                      <TrashIcon />
                    </IconButton>
                  </Tooltip>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
      <FormHelperText error={problem !== undefined} sx={{ margin: 0 }}>
        {problem ?? HELP}
      </FormHelperText>
      <Button
        ref={addButton}
        size="small"
        startIcon={<PlusIcon />}
        disabled={rows.length >= MAX_TIERS}
        onClick={() => add(newTier(rows))}
        sx={{ marginTop: 1 }}
      >
        Add row
      </Button>
    </div>
  );
}
