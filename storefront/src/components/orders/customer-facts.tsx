import { addressLines, formatArrival, hasArrival, type PlacedOrder } from '@stoa/contract';
import { Fact } from './fact';

type CustomerFactsProps = {
  order: Pick<
    PlacedOrder,
    | 'email'
    | 'name'
    | 'address'
    | 'shippingMethodName'
    | 'shippingMethodNote'
    | 'arrival'
    | 'state'
    | 'paymentMethod'
    | 'pickUp'
    | 'pickUpAddress'
    | 'pickUpHours'
    | 'note'
    | 'madeByShop'
  >;
};

/** Whose an order is, and where it goes. Some of it is hidden from whoever only has the key of its checkout. */
export function CustomerFacts({ order }: CustomerFactsProps) {
  const { email, name, address, shippingMethodName, shippingMethodNote, pickUp, note, madeByShop } = order;
  const { arrival, pickUpAddress, pickUpHours } = order;
  return (
    <>
      {shippingMethodName && (
        <Fact title={pickUp ? 'Pickup' : 'Shipping'}>
          {shippingMethodName}
          {arrival && hasArrival(order) && `\n${formatArrival(arrival)}`}
          {shippingMethodNote && `\n${shippingMethodNote}`}
          {pickUpAddress && `\n\n${pickUpAddress}`}
          {pickUpHours && `\n\n${pickUpHours}`}
          {address && `\n\n${addressLines(address).join('\n')}`}
        </Fact>
      )}
      {email && (
        <Fact title="Contact">
          {name}
          {`\n${email}`}
        </Fact>
      )}
      {note && <Fact title={madeByShop ? 'Note from the shop' : 'Your note'}>{note}</Fact>}
    </>
  );
}
