-- The line of a table changes with every act: with room beside it no index has to be written anew.
alter table tables set (fillfactor = 70);
