/** What other modules may use of raffles. */
export { leaveUndrawn } from './raffle.repository';
export { cancelRaffle, createRaffle, drawByOperator, listForOperators, showForOperators, type NewRaffle } from './raffle-operator.service';
export { rafflesFile } from './raffle.seed-schema';
export { seedRaffles } from './raffle.seed';
export { grantTickets, usableTickets, type TicketGrant } from './ticket.repository';
