import PlusIcon from '@mui/icons-material/AddOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { SOCIAL_NETWORKS, type SocialLink } from '@stoa/contract';
import { TextField } from '@stoa/web-kit';
import { useField } from 'formik';
import { useRef } from 'react';
import { SelectField } from '../../../components/form/choices/select-field';
import { networkChoices, networks, nextLink } from '../domain/settings-fields';

/** One row for each social network, with the shop's page there. */
export function SocialLinks({ name }: { name: string }) {
  const [{ value: links }, , { setValue }] = useField<SocialLink[]>(name);
  const add = useRef<HTMLButtonElement>(null);

  function remove(position: number) {
    void setValue(links.filter((_link, other) => other !== position));
    // Removing the row also removes the button that had focus.
    add.current?.focus();
  }

  return (
    <Stack spacing={2.5}>
      {links.map(({ network }, position) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its fields have no state of their own
          key={position}
          role="group"
          aria-label={`Social link ${position + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr auto', sm: '180px 1fr auto' },
            gap: 1.5,
            alignItems: 'start',
          }}
        >
          <SelectField name={`${name}.${position}.network`} label="Network" choices={networkChoices} />
          <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
            <TextField name={`${name}.${position}.url`} label="URL" type="url" autoComplete="off" />
          </Box>
          <Tooltip title="Remove">
            <IconButton
              aria-label={`Remove the link to ${networks[network]}`}
              onClick={() => remove(position)}
              sx={{ marginTop: 1 }}
            >
              <TrashIcon />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <div>
        <Button
          ref={add}
          variant="outlined"
          startIcon={<PlusIcon />}
          disabled={links.length >= SOCIAL_NETWORKS.length}
          onClick={() => void setValue([...links, nextLink(links)])}
        >
          Add link
        </Button>
      </div>
    </Stack>
  );
}
