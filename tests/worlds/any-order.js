/** `node --import ./tests/worlds/any-order.js`: PostgreSQL gives this process rows in any order that it may (`npm run test:any-order`). */
import { giveInAnyOrder } from '../give-in-any-order.js';

giveInAnyOrder();
