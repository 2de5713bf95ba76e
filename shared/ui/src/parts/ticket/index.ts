export { Ticket, type TicketProps, type TicketState } from './ticket';
