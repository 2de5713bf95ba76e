export { Ticket, TicketPaper, type TicketPaperProps, type TicketProps, type TicketState } from './ticket';
