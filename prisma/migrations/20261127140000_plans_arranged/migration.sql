-- Order, names and what is offered of the plans belong to admins who manage, as those of categories do: each change is a version.
ALTER TABLE plans ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
