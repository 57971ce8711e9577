/** What this process is for. One that only updates the database serves nothing, sends nothing, and starts no loop. */
export const purpose = { servesShop: true };
