import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TextField } from '@stoa/web-kit';
import { getIn, useFormikContext } from 'formik';
import { useState } from 'react';
import { FlagField } from '../../../components/form/flag-field';
import { ImageField } from '../../../components/form/images/image-field';
import { RowButtons } from '../../../components/form/layout/row-buttons';
import { type SectionValues, sectionKinds, textLabels } from '../domain/home-fields';
import { CollectionFields } from './collection-fields';
import { TileFields } from './tile-fields';

const texts = Object.keys(textLabels) as (keyof typeof textLabels)[];

export function SectionCard({ section: { kind, shown }, position }: { section: SectionValues; position: number }) {
  const { name, hint, fields, libraryImage, tiles, collection } = sectionKinds[kind];
  const at = `sections.${position}`;
  const { errors, submitCount } = useFormikContext();
  const isWrong = submitCount > 0 && getIn(errors, at) !== undefined;
  // What was opened to be mended stays open once it's right, with the caret in it.
  const [wasWrong, setWasWrong] = useState(false);
  if (isWrong !== wasWrong && (isWrong || shown)) setWasWrong(isWrong);
  return (
    <Card component="section" aria-label={name} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h5" component="h2" sx={{ marginInlineEnd: 'auto' }}>
          {name}
        </Typography>
        <FlagField name={`${at}.shown`} label="Shown" as="switch" />
        <RowButtons list="sections" position={position} row={name} />
      </Box>
      {hint && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {(shown || wasWrong) && (
        <Stack spacing={2.5} sx={{ marginTop: 2.5 }}>
          {texts
            .filter((field) => fields[field])
            .map((field) => (
              <TextField
                key={field}
                name={`${at}.${field}`}
                label={textLabels[field]}
                helperText={fields[field]}
                autoComplete="off"
                {...(field === 'text' && { multiline: true, maxRows: 12 })}
              />
            ))}
          {libraryImage && <ImageField name={`${at}.imageUrl`} label="Image URL" helperText="Optional" />}
          {collection && <CollectionFields name={at} />}
          {tiles && <TileFields name={`${at}.tiles`} />}
        </Stack>
      )}
    </Card>
  );
}
