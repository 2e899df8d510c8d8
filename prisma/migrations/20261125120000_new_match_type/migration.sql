-- A value of an enum can be used only after the transaction that adds it: hence a migration of its own.
ALTER TYPE "notification_type" ADD VALUE 'NEW_MATCH';
