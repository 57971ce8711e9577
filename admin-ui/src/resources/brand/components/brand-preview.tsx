import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DEFAULT_FONTS, onlyScheme, type SchemeName } from '@stoa/contract';
import { brandSheet, useDebounced } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { MailFrame } from '../../../components/mail-frame';
import { useBrandPreview, useExampleItem, useInvoicePreview } from '../api';
import type { BrandValues } from '../domain/brand-fields';
import { previewsWith } from '../domain/previews';
import { ShopFrame } from './shop-frame';
import { useBrandShown } from './use-brand-shown';

const PAUSE = 100;
const HEIGHT = { height: { xs: 560, lg: 'calc(100dvh - 120px)' } };
const THEMES: Record<SchemeName, string> = { light: 'Light', dark: 'Dark' };

/** Pages and emails of the shop as they would be with what isn’t saved yet. */
export function BrandPreview() {
  const { values } = useFormikContext<BrandValues>();
  const { brand } = useBrandShown(useDebounced(values, PAUSE));
  const preview = useBrandPreview(values);
  const item = useExampleItem();
  const previews = useMemo(() => previewsWith(item), [item]);
  const [chosen, setChosen] = useState('Home');
  const [picked, setPicked] = useState<SchemeName>('light');
  const { label, path, content } = previews.find((one) => one.label === chosen) ?? previews[0];
  const only = onlyScheme(brand);
  const logos = preview?.brand?.logos ?? null;
  // The page has the fonts of the brand that is saved.
  const styles = useMemo(() => brandSheet({ ...brand, logos, fonts: brand.fonts ?? DEFAULT_FONTS }), [brand, logos]);
  return (
    <Box component="section" aria-label="Preview" sx={{ position: { lg: 'sticky' }, top: 16, alignSelf: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBottom: 1.5 }}>
        <Typography variant="h5" component="h2" sx={{ flexGrow: 1 }}>
          Preview
        </Typography>
        <Choices
          label="Page"
          value={label}
          choices={previews.map((one) => [one.label, one.label])}
          onChoose={setChosen}
        />
        {!only && path && (
          <Choices
            label="Theme"
            value={picked}
            choices={Object.entries(THEMES)}
            onChoose={(scheme) => setPicked(scheme as SchemeName)}
          />
        )}
      </Box>
      {path ? (
        <ShopFrame
          key={path}
          path={path}
          title={`${label} page`}
          styles={styles}
          scheme={only ?? picked}
          content={content}
          sx={HEIGHT}
        />
      ) : label === 'Invoice' ? (
        <InvoiceFrame values={values} />
      ) : (
        preview && <MailFrame title="Email" html={preview.email} sx={HEIGHT} />
      )}
    </Box>
  );
}

/** Of the newest order. */
function InvoiceFrame({ values }: { values: BrandValues }) {
  const invoice = useInvoicePreview(values);
  return (
    invoice && (
      <Box
        component="iframe"
        key={invoice.url}
        title="Invoice"
        src={invoice.url}
        sx={{ ...HEIGHT, width: '100%', border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
    )
  );
}

type ChoicesProps = {
  label: string;
  value: string;
  choices: [value: string, label: string][];
  onChoose: (value: string) => void;
};

const Choices = ({ label, value, choices, onChoose }: ChoicesProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={value}
    onChange={(_event, next: string | null) => next && onChoose(next)}
  >
    {choices.map(([name, text]) => (
      <ToggleButton key={name} value={name}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
