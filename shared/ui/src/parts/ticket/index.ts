export { Ticket, TicketPanel, type TicketPanelProps, type TicketProps, type TicketState } from './ticket';
