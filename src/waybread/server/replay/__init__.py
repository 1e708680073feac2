"""Finished games, replayed choice by choice."""
