import DialogContentText from '@mui/material/DialogContentText';
import { type Address, editContactInput, type OrderDetail } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { TwoColumns } from '../../../components/form/layout/two-columns';
import { orderName } from '../../../lib/order-name';
import { AddressFields } from '../components/address-fields';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

type TypedAddress = Record<Exclude<keyof Address, 'phone'>, string>;

interface Values {
  name: string;
  email: string;
  phone: string;
  address: TypedAddress | null;
}

const typedAddress = ({
  phone: _,
  line2,
  locality,
  administrativeArea,
  postalCode,
  ...rest
}: Address): TypedAddress => ({
  ...rest,
  line2: line2 ?? '',
  locality: locality ?? '',
  administrativeArea: administrativeArea ?? '',
  postalCode: postalCode ?? '',
});

const valuesOf = ({ name, email, phone, address }: OrderDetail): Values => ({
  name,
  email: email ?? '',
  phone: phone ?? address?.phone ?? '',
  address: address && typedAddress(address),
});

const toBody = ({ name, email, phone, address }: Values) => ({
  name,
  email: email.trim() || null,
  phone: phone.trim() || null,
  address: address && { ...address, recipient: address.recipient.trim() || name, phone: phone.trim() || null },
});

/** Who the customer is, and where the order goes. */
export function EditContactDialog(props: OrderDialogProps) {
  const { number, updatedAt, address } = props.order;
  return (
    <OrderDialog<Values>
      {...props}
      title={`Edit customer of order ${orderName(number)}`}
      submit="Save changes"
      change="edit"
      done={`Changed order ${orderName(number)}`}
      initialValues={valuesOf(props.order)}
      validate={(values) => schemaErrors(editContactInput, { updatedAt, ...toBody(values) })}
      toBody={toBody}
    >
      <TwoColumns>
        <TextField name="name" label="Name" autoComplete="off" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="off" helperText="Optional." />
      </TwoColumns>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        helperText="Links that were emailed to another address stop working."
      />
      {address && <Place />}
    </OrderDialog>
  );
}

function Place() {
  const { values } = useFormikContext<Values>();
  return (
    <>
      <AddressFields country={values.address?.country ?? ''} />
      <DialogContentText variant="body2">
        The total stays the same, also if tax or shipping would differ.
      </DialogContentText>
    </>
  );
}
