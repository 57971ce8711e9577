import Typography from '@mui/material/Typography';
import { TextField } from '@stoa/web-kit';
import { FormCard } from '../../../components/form/layout/form-card';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { settingsInputs } from '../domain/settings-fields';

export const BusinessFields = () => (
  <FormCard title="Business details">
    <Typography variant="body2" color="textSecondary">
      All optional. Shown on the contact page, on invoices and packing slips, below emails, and to search engines.
    </Typography>
    <TextField {...settingsInputs('legalName')} autoComplete="off" helperText="If it isn’t your shop’s name." />
    <TextField {...settingsInputs('address')} autoComplete="off" multiline minRows={3} />
    <TwoColumns>
      <TextField {...settingsInputs('phone')} type="tel" autoComplete="off" />
      <TextField
        {...settingsInputs('taxNumber')}
        autoComplete="off"
        helperText="As it’s to be read, such as EIN 12-3456789. Not on packing slips."
      />
    </TwoColumns>
    <TextField
      {...settingsInputs('openingHours')}
      autoComplete="off"
      multiline
      minRows={3}
      helperText="One line each, such as Monday to Friday, 9 AM to 5 PM. Only on the contact page."
    />
  </FormCard>
);
