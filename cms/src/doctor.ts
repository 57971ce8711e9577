/** `npm run doctor`: says what is wrong with the orders of a shop, and changes nothing. */
import { Client } from 'pg';
import { auditOrders } from './api/orders/audit';
import type { Sql } from './database/sql';
import { environment } from './environment';

const examine = async (): Promise<number> => {
  const client = new Client({ connectionString: environment.databaseUrl, application_name: 'stoa doctor' });
  await client.connect();
  try {
    // One moment of the shop, however busy it is.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await auditOrders({ raw: (statement: string) => client.query(statement) } as unknown as Sql);
    if (found.length === 0) {
      console.log('Orders, payments, and stock: everything adds up.');
      return 0;
    }
    for (const must of new Set(found.map((one) => one.must))) {
      console.log(`\n${must}. But:`);
      for (const one of found) if (one.must === must) console.log(`  ${one.found}`);
    }
    return 1;
  } finally {
    await client.end();
  }
};

examine().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The shop’s database can’t be examined: ${error.message}`);
    process.exitCode = 2;
  },
);
