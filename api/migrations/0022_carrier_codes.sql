-- Parcels name their carrier by its code; the demo's were written with its name.
update "shipment" set "carrier" = 'CJ' where "carrier" = 'CJ대한통운';
