import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Property } from '@stoa/contract';
import { LoadError } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { FormSkeleton } from '../../../components/form/layout/form-skeleton';
import { useProperties } from '../../../components/terms/api';
import type { ItemValues } from '../domain/item-fields';
import { type TypedValues, valuesFor } from '../domain/typed-properties';

/** An input for each property of the chosen category. */
export function PropertiesField({ label }: { label: string }) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<ItemValues>();
  const { categoryId } = values;
  const { properties, failed, retry } = useProperties(categoryId);
  const visibleValues = valuesFor(values.properties, categoryId, properties ?? []);
  const problems = submitCount > 0 ? ((errors.properties as TypedValues | undefined) ?? {}) : {};
  const others = Object.entries(problems).filter(([slug]) => !(slug in visibleValues));
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h6" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {hintFor(categoryId, properties)}
        </Typography>
      </div>
      {failed && !properties && <LoadError onRetry={retry}>Couldn’t load properties. Please try again.</LoadError>}
      {!failed && categoryId && !properties && <FormSkeleton />}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {properties?.map((property) => (
          <ValueField
            key={property.slug}
            property={property}
            value={visibleValues[property.slug] ?? ''}
            problem={problems[property.slug]}
            onChange={(value) => {
              const changed = { ...visibleValues, [property.slug]: value };
              void setFieldValue('properties', { ...values.properties, [categoryId]: changed });
            }}
          />
        ))}
      </Box>
      {others.map(([slug, problem]) => (
        <FormHelperText key={slug} error>
          {problem}
        </FormHelperText>
      ))}
    </Box>
  );
}

const hintFor = (categoryId: string, properties: Property[] | undefined): string => {
  if (!categoryId) return 'Select a category first. It defines which properties its items have.';
  if (properties?.length === 0) return 'This category has no properties. Add some under Item categories.';
  return 'Shoppers see them on the item’s page. Leave fields empty if they don’t apply.';
};

type ValueFieldProps = {
  property: Property;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
};

const YES_OR_NO = [
  { slug: 'true', name: 'Yes' },
  { slug: 'false', name: 'No' },
];

function ValueField({ property, value, problem, onChange }: ValueFieldProps) {
  const id = useId();
  const { slug, name, kind, unit, choices } = property;
  const isSelect = kind === 'CHOICE' || kind === 'FLAG';
  const listed = kind === 'FLAG' ? YES_OR_NO : choices;
  return (
    <TextField
      id={id}
      name={`properties.${slug}`}
      label={name}
      value={isSelect && !listed.some((choice) => choice.slug === value) ? '' : value}
      onChange={({ target }) => onChange(target.value)}
      error={problem !== undefined}
      helperText={problem}
      autoComplete="off"
      fullWidth
      select={isSelect}
      {...(kind === 'NUMBER' && { type: 'number' })}
      slotProps={{
        inputLabel: isSelect ? { shrink: true } : {},
        select: { native: true },
        htmlInput: kind === 'NUMBER' ? { step: 'any' } : {},
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    >
      {isSelect && <option value="">–</option>}
      {isSelect &&
        listed.map((choice) => (
          <option key={choice.slug} value={choice.slug}>
            {choice.name}
          </option>
        ))}
    </TextField>
  );
}
